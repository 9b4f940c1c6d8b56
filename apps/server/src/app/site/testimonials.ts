import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { INSTALLED } from '../../platform/installation.ts'

const schema = z
  .array(
    z.strictObject({
      quote: z.string().trim().min(1).max(400),
      author: z.string().trim().min(1).max(80),
      detail: z.string().trim().min(1).max(120),
      /** Marked as an example on the page: a review that nobody wrote must not pass for one. */
      example: z.boolean(),
    }),
  )
  .max(6)

export type Testimonial = z.output<typeof schema>[number]

/** The customers' words of the landing page, from the operator's file or from the two shipped examples. Throws when it can't be used. */
export async function readTestimonials(file: string | undefined): Promise<readonly Testimonial[]> {
  const content = await readFile(file ?? INSTALLED.testimonials, 'utf8')
  return schema.parse(JSON.parse(content))
}
