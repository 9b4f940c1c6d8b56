import { bicycle } from './bicycle.factory.ts'
import { addProduct } from './registry.factory.ts'

addProduct(bicycle)
// imported last, since the server reads its products when it loads
await import('../../app/main.ts')
