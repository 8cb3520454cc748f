interface EmblemProps {
  className?: string | undefined
  /** Address of the college's own emblem. */
  src: string | undefined
}

/** The college's emblem. It has no text alternative, because the college's name is next to it. */
export function Emblem({ className, src }: EmblemProps) {
  if (src) return <img className={className} src={src} alt="" width="80" height="80" />
  return <NeutralEmblem className={className} />
}

/**
 * An open book under a burning lamp, for a college without its own emblem. Lines only, so that it prints in black.
 */
function NeutralEmblem({ className }: Pick<EmblemProps, "className">) {
  return (
    <svg
      className={className}
      viewBox="0 0 96 96"
      width="80"
      height="80"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46" />
      <circle cx="48" cy="48" r="41" strokeWidth="1" />
      {/* Rays, flame and bowl of the lamp */}
      <path strokeWidth="1.5" d="M48 13v5M34 17l2 4.5M62 17l-2 4.5M24 26l3.5 3.5M72 26l-3.5 3.5" />
      <path d="M48 24c5 5.5 6.5 9 6.5 12a6.5 6.5 0 0 1-13 0c0-3 1.5-6.5 6.5-12z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M48 33c2 2.5 2.5 3.8 2.5 5a2.5 2.5 0 0 1-5 0c0-1.200.5-2.5 2.5-5z"
      />
      <path d="M31 44h34c-1.5 7-8 10.5-17 10.5S32.5 51 31 44zM41 57h14" />
      {/* The book and its lines */}
      <path d="M48 64c-6-4-15-5-25-3.5v16c10-1.5 19-.5 25 3.5 6-4 15-5 25-3.5v-16C63 59 54 60 48 64zM48 64v16" />
      <path
        strokeWidth="1"
        d="M28 65c5-.5 10 0 15 2M28 70c5-.5 10 0 15 2M68 65c-5-.5-10 0-15 2M68 70c-5-.5-10 0-15 2"
      />
    </svg>
  )
}
