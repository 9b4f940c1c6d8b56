/** Reads a paged list until a page isn't full. */
export async function everyPage<Line>(
  limit: number,
  read: (page: number) => Promise<readonly Line[]>,
): Promise<Line[]> {
  const from = async (page: number): Promise<Line[]> => {
    const lines = await read(page)
    return lines.length < limit ? [...lines] : [...lines, ...(await from(page + 1))]
  }
  return from(1)
}
