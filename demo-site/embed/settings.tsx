import { elements, onEveryElement } from 'virtual:derived/elements';
import { useId } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Select } from '#site/shell/select.tsx';
import { AttributeControl } from './attribute-control.tsx';
import { type Configuration, groups, showOf } from './configuration.ts';
import { defaultHeightOf } from './default-heights.ts';
import type { AttributeFacts, ElementFacts } from './facts.ts';
import { Prose } from './prose.tsx';
import { TokenEditor } from './token-editor.tsx';
import type { Change } from './use-configuration.ts';

interface SettingsProps {
  configuration: Configuration;
  change: Change;
  /** Height of the widget in the preview in px; 0 until it is measured. */
  measured: number;
}

/** All settings, with controls generated from the contracts. */
export function Settings({ configuration, change, measured }: SettingsProps) {
  const { embed } = useIntegratorMessages();
  const { element, attributes } = configuration;

  const controls = (list: readonly AttributeFacts[]) =>
    list.map((attribute) => (
      <AttributeControl
        key={`${element.name} ${attribute.name}`}
        attribute={attribute}
        value={attributes[attribute.name]}
        onChange={(value) => change(attribute.name, withAttribute(configuration, attribute.name, value))}
      />
    ));

  return (
    <>
      <WidgetChoice element={element} change={change} configuration={configuration} />
      <details className="settings-group" open>
        <summary>{embed.content}</summary>
        {controls(element.attributes)}
      </details>
      <details className="settings-group">
        <summary>{embed.look}</summary>
        {controls(onEveryElement.filter(({ name }) => name === 'theme'))}
        <TokenEditor
          tokens={configuration.tokens}
          onChange={(control, tokens) => change(control, { tokens })}
        />
      </details>
      <details className="settings-group">
        <summary>{embed.page}</summary>
        {controls(onEveryElement.filter(({ name }) => name === 'partner'))}
        <Campaign
          campaign={configuration.campaign}
          onChange={(campaign) => change('campaign', { campaign })}
        />
        {controls(onEveryElement.filter(({ name }) => name === 'locale' || name === 'load'))}
        <ReservedHeight
          height={configuration.reservedHeight}
          measured={measured}
          onChange={(reservedHeight) => change('room', { reservedHeight })}
        />
      </details>
    </>
  );
}

/** Changes an attribute. The preview switches to live data once a widget has its required attribute. */
function withAttribute(
  configuration: Configuration,
  name: string,
  value: string | undefined,
): Partial<Configuration> {
  const { element, attributes: before, show } = configuration;
  const { [name]: _, ...others } = before;
  const attributes = value === undefined ? others : { ...others, [name]: value };
  return show === showOf(element, before)
    ? { attributes, show: showOf(element, attributes) }
    : { attributes };
}

interface WidgetChoiceProps {
  element: ElementFacts;
  configuration: Configuration;
  change: Change;
}

function WidgetChoice({ element, configuration, change }: WidgetChoiceProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  const listed: readonly string[] = [...groups.visitors, ...groups.members];
  const others = elements.map(({ name }) => name).filter((name) => !listed.includes(name));

  const choose = (name: string) => {
    const chosen = elements.find((known) => known.name === name) ?? element;
    const common = onEveryElement.map((attribute) => attribute.name);
    const attributes = Object.fromEntries(
      Object.entries(configuration.attributes).filter(([attribute]) => common.includes(attribute)),
    );
    change('tag', {
      element: chosen,
      attributes,
      show: showOf(chosen, attributes),
      reservedHeight: defaultHeightOf(chosen.name),
    });
  };

  return (
    <div className="control">
      <label className="control__name" htmlFor={id}>
        {embed.widget}
      </label>
      <Select
        id={id}
        aria-describedby={`${id}-about`}
        value={element.name}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries({ ...groups, others }).map(([group, names]) => (
          <optgroup key={group} label={embed.groups[group as keyof typeof embed.groups]}>
            {names.map((name) => (
              <option key={name} value={name} translate="no">
                dragoman-{name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <p className="control__about" id={`${id}-about`}>
        <Prose text={element.summary} />
      </p>
    </div>
  );
}

function Campaign({ campaign, onChange }: { campaign: string; onChange(campaign: string): void }) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  return (
    <div className="control">
      <label className="control__name" htmlFor={id} translate="no">
        campaign
      </label>
      <input
        className="field"
        id={id}
        name="campaign"
        autoComplete="off"
        aria-describedby={`${id}-about`}
        value={campaign}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="control__about" id={`${id}-about`}>
        {embed.campaign}
      </p>
    </div>
  );
}

interface ReservedHeightProps {
  height: number;
  measured: number;
  onChange(height: number): void;
}

function ReservedHeight({ height, measured, onChange }: ReservedHeightProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  return (
    <div className="control">
      <label className="control__name" htmlFor={id}>
        {embed.reservedHeight}
      </label>
      <input
        className="field"
        id={id}
        type="number"
        min={0}
        max={9999}
        step={10}
        aria-describedby={`${id}-about`}
        value={height}
        onChange={({ target }) =>
          onChange(Math.min(9999, Math.max(0, Math.round(target.valueAsNumber || 0))))
        }
      />
      <p className="control__about" id={`${id}-about`}>
        {embed.reservedHeightHint}
      </p>
      {measured > 0 && measured !== height && (
        <button className="text-button" type="button" onClick={() => onChange(measured)}>
          {embed.measured(measured)}
        </button>
      )}
    </div>
  );
}
