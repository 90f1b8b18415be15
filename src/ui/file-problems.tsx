import { CircleAlert } from 'lucide';
import { errorText } from './field.styles.ts';
import { Icon } from './icon.tsx';

/** Why files were refused, one line for each. */
export function FileProblems({ id, problems }: { id?: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div id={id} role="alert" part="field-error">
      {problems.map((problem) => (
        <p key={problem} className={errorText}>
          <Icon node={CircleAlert} />
          <span>{problem}</span>
        </p>
      ))}
    </div>
  );
}
