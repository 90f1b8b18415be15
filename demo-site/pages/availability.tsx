export function Availability() {
  return (
    <div className="container page">
      <dragoman-availability heading-level={1} load="eager" />
    </div>
  );
}
