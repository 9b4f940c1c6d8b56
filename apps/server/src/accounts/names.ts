/**
 * First and last name read from a user name, since the registration form asks for no other:
 * `camille.roussel` is Camille Roussel, `zoe` is Zoe with no last name. What is written with capitals
 * is kept to the letter (`Éloïse d'Œuvre-Guyen`). The profile corrects them.
 */
export function namesFromUsername(username: string): { firstName: string; lastName: string } {
  const words = username.split(/[\s._]+/u).filter(Boolean)
  const isPlain = username === username.toLocaleLowerCase('fr')
  const [first = username, ...rest] = isPlain ? words.map(capitalise) : words
  return { firstName: first, lastName: rest.join(' ') }
}

function capitalise(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}
