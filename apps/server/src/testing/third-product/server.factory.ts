import { bicycle } from './bicycle.factory.ts'
import { addProduct } from './registry.factory.ts'

addProduct(bicycle)
// after it: whatever the server reads of its products, it reads as it loads
await import('../../app/main.ts')
