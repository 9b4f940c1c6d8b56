/** What the team does with a file of a claim; each is kept with who and when. */
export const FILE_CHANGES = ['named', 'classed', 'accepted', 'refused'] as const
export type FileChangeKind = (typeof FILE_CHANGES)[number]
