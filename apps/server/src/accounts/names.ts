/**
 * First and last name read from a user name, since the registration form asks for no other:
 * `camille.roussel` is Camille Roussel, `zoe` is Zoe with no last name. The profile corrects them.
 */
export function namesFromUsername(username: string): { firstName: string; lastName: string } {
  const [first = username, ...rest] = username
    .split(/[\s._-]+/u)
    .filter(Boolean)
    .map(capitalise)
  return { firstName: first, lastName: rest.join(' ') }
}

function capitalise(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}
