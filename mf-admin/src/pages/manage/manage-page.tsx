export function ManagePage() {
  return <h1>Manage</h1>;
}
