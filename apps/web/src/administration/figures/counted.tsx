/** The title of a list, and how many it holds. */
export function Counted({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className="subtle num">{count}</span>
    </>
  )
}
