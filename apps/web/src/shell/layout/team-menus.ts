// one file of what only the team sees around its pages
export { Sidebar } from './sidebar.tsx'
export { TeamBar } from './team-bar.tsx'
