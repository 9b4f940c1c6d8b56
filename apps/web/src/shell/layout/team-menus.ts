// groups what only the team sees around pages in one lazily loaded file
export { Sidebar } from './sidebar.tsx'
export { TeamBar } from './team-bar.tsx'
