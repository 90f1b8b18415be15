export function Payments() {
  return (
    <div className="container page">
      <dragoman-payments heading-level={1} load="eager" />
    </div>
  );
}
