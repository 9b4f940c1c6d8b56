/** The title of a list with its number of items. */
export function Counted({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className="subtle num">{count}</span>
    </>
  )
}
