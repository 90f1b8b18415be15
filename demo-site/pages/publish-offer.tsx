/** `/Select/Offer` */
export function PublishOffer() {
  return (
    <div className="container page">
      <dragoman-offer-form heading-level={1} load="eager" />
    </div>
  );
}
