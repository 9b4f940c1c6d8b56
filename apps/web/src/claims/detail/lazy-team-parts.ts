import { lazyPart } from '../../shell/pages/lazy-part.tsx'

const open = () => import('./team-parts.ts')

/** The parts of a claim that only the team sees, all in one file. */
export const ClaimClocks = lazyPart(open, (file) => file.ClaimClocks)
export const ContractHistoryButton = lazyPart(open, (file) => file.ContractHistoryButton)
export const FileTrailBar = lazyPart(open, (file) => file.FileTrailBar)
export const PolicyCard = lazyPart(open, (file) => file.PolicyCard)
export const StaffPanel = lazyPart(open, (file) => file.StaffPanel)

const parts = [ClaimClocks, ContractHistoryButton, FileTrailBar, PolicyCard, StaffPanel]

/** Loads them while the claim itself is still being read. */
export async function loadTeamParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.load()))
}
