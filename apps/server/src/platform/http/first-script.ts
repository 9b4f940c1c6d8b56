import { createHash } from 'node:crypto'
import { paths } from '@sillage/wire/addresses.ts'

/**
 * Who is signed in leaves the landing page before it is drawn: a file would come too late. The page itself tells apart what
 * this can't; a token that the server refuses costs a detour by the sign-in page, as it does there.
 */
export const FIRST_SCRIPT = `try{const t=localStorage.getItem('accessToken').split('.')[1];if(JSON.parse(atob(t.replaceAll('-','+').replaceAll('_','/'))).exp>Date.now()/1e3){document.documentElement.hidden=true;location.replace('${paths.dashboard}')}}catch{}`

/** The only script that may stand in a page, by its fingerprint. */
export const FIRST_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`
