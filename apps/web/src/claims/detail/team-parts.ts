// one file of what only the team sees of a claim
export { ContractHistoryButton } from '../../contracts/history/contract-history-button.tsx'
export { ClaimClocks } from '../clocks/claim-clocks.tsx'
export { PolicyCard } from '../decision/policy-card.tsx'
export { StaffPanel } from '../desk/staff-panel.tsx'
export { WaitingReopening } from '../reopening/waiting-reopening.tsx'
export { FileTrailBar } from '../trail/file-trail-bar.tsx'
