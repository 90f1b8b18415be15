import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

export function PartnerReport() {
  const { partnerReport } = useMessages();
  useTitle(partnerReport.title);
  return (
    <div className="container page">
      <dragoman-partner-report heading-level={1} load="eager" />
    </div>
  );
}
