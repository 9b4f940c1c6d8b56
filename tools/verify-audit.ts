process.argv[2] = 'verify-audit'
await import('../apps/server/src/app/main.ts')
