/** What the team may do with a file of a claim; each action is recorded with its author and date. */
export const FILE_CHANGES = ['named', 'classed', 'accepted', 'refused'] as const
export type FileChangeKind = (typeof FILE_CHANGES)[number]
