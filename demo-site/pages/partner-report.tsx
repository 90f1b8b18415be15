export function PartnerReport() {
  return (
    <div className="container page">
      <dragoman-partner-report heading-level={1} load="eager" />
    </div>
  );
}
