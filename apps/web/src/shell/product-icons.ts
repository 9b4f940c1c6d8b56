import type { ProductId } from '@sillage/domain/products/names.ts'
import { Car, type LucideIcon, Luggage } from 'lucide-react'

export const PRODUCT_ICONS = { car: Car, travel: Luggage } as const satisfies Record<
  ProductId,
  LucideIcon
>
