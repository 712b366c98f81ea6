/** Where an offer's link leads: that it leads here is all that the bench asks of this peer. */
export default async function OfferPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const { key, shown } = await searchParams;
  return (
    <div>
      <h1>{key}</h1>
      <p>{shown}</p>
    </div>
  );
}
