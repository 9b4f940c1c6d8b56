import { expect, test } from 'vitest'
import { AUDIT_ACTIONS, auditActionLabel, isAuditAction } from './audit-actions.ts'

test('every action has words of its own', () => {
  expect(new Set(AUDIT_ACTIONS.map(auditActionLabel)).size).toBe(AUDIT_ACTIONS.length)
  expect(auditActionLabel('claim.read')).toBe('Sinistre consulté')
})

test('what the table does not hold is no action, and is shown by its code', () => {
  expect(['', 'toString', '__proto__', 'claim.eaten'].some(isAuditAction)).toBe(false)
  expect(auditActionLabel('claim.eaten')).toBe('claim.eaten')
})
