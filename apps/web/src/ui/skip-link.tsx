import './skip-link.css'

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenu">
      Aller au contenu
    </a>
  )
}
