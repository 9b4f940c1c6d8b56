import { paths } from '@sillage/wire/addresses.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'

/** The links at the foot of every page, of the app and public ones. */
export const FOOT_LINKS = [
  { path: paths.help, label: SHELL_MESSAGES.help },
  { path: paths.legal.notices, label: SHELL_MESSAGES.legal.notices },
  { path: paths.legal.privacy, label: SHELL_MESSAGES.legal.privacy },
  { path: paths.legal.complaints, label: SHELL_MESSAGES.legal.complaints },
  { path: paths.legal.accessibility, label: SHELL_MESSAGES.legal.accessibility },
  { path: paths.legal.withdrawal, label: SHELL_MESSAGES.legal.withdrawal },
  { path: paths.method, label: SHELL_MESSAGES.method },
  { path: paths.siteMap, label: SHELL_MESSAGES.siteMap },
  { path: paths.verification, label: SHELL_MESSAGES.verification },
]
