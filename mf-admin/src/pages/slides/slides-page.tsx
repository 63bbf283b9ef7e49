export function SlidesPage() {
  return <h1>Slides</h1>;
}
