// groups the team-only parts of a claim in one lazily loaded file
export { ContractHistoryButton } from '../../contracts/history/contract-history-button.tsx'
export { ClaimClocks } from '../clocks/claim-clocks.tsx'
export { PolicyCard } from '../decision/policy-card.tsx'
export { StaffPanel } from '../desk/staff-panel.tsx'
export { FileTrailBar } from '../trail/file-trail-bar.tsx'
