/** Skip link: the first keyboard stop, leads to the main content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className="skip-link screen-only" href="#main">
      {children}
    </a>
  )
}
