import questions from './policyholder.json' with { type: 'json' }

/** The file of a tariff with what every product asks of its policyholder, behind its own questions. */
export function withPolicyholder<Q>(file: { readonly questions: readonly Q[] }) {
  return { ...file, questions: [...file.questions, ...questions] }
}
