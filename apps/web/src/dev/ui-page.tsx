export function UiPage() {
  return <h1>Composants</h1>;
}
