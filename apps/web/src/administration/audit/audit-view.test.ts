import { auditActionLabel } from '@sillage/domain/audit/audit-actions.ts'
import { expect, test } from 'vitest'
import {
  AUDIT_CHOICES,
  auditFilters,
  DEFAULT_AUDIT,
  isAuditFiltered,
  readAudit,
  writeAudit,
} from './audit-view.ts'

test('a view of the log written to the URL is read back unchanged', () => {
  const view = {
    search: 'nadia & co',
    action: 'claim.read',
    from: '2026-02-28',
    to: '2026-03-01',
    page: 12,
  } as const
  expect(readAudit(writeAudit(view))).toEqual(view)
  expect(writeAudit(DEFAULT_AUDIT)).toBe('')
})

test('invalid values in the URL fall back to the default view', () => {
  expect(readAudit('action=claim.eaten&du=2026-02-30&au=demain&page=0')).toEqual(DEFAULT_AUDIT)
})

test('the server receives the active filters only', () => {
  expect(auditFilters(DEFAULT_AUDIT)).toEqual({})
  expect(isAuditFiltered({ ...DEFAULT_AUDIT, page: 3 })).toBe(false)
  expect(auditFilters({ ...DEFAULT_AUDIT, to: '2026-03-01' })).toEqual({ to: '2026-03-01' })
})

test('the actions to choose from stand in the alphabet of their labels, accents aside', () => {
  const [all, ...actions] = AUDIT_CHOICES
  expect(all).toBe('all')
  const labels = actions.map((action) => auditActionLabel(action))
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('fr').compare))
  expect(labels.length).toBeGreaterThan(100)
})
