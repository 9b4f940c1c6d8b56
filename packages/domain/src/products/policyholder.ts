import questions from './policyholder.json' with { type: 'json' }

/** Adds the questions about the policyholder, common to all products, after those of a tariff file. */
export function withPolicyholder<Q>(file: { readonly questions: readonly Q[] }) {
  return { ...file, questions: [...file.questions, ...questions] }
}
