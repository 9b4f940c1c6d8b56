import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { INSTALLED } from '../../platform/installation.ts'

const schema = z
  .array(
    z.strictObject({
      quote: z.string().trim().min(1).max(400),
      author: z.string().trim().min(1).max(80),
      detail: z.string().trim().min(1).max(120),
      /** Labelled as an example on the page: an invented review must not pass for a real one. */
      example: z.boolean(),
    }),
  )
  .max(6)

export type Testimonial = z.output<typeof schema>[number]

/**
 * The customer testimonials of the landing page, from the operator's file or the two shipped examples. Throws when
 * invalid.
 */
export async function readTestimonials(file: string | undefined): Promise<readonly Testimonial[]> {
  const content = await readFile(file ?? INSTALLED.testimonials, 'utf8')
  return schema.parse(JSON.parse(content))
}
