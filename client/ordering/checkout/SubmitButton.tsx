import { Button, type ButtonProps } from '../../ui/Button.tsx'

/** The button that orders; on a narrow phone its words and the total still fit on one line. */
export const SubmitButton = ({ className = '', ...button }: Omit<ButtonProps, 'size' | 'wide'>) => (
  <Button size="large" wide className={`max-tablet:px-2 max-tablet:text-body ${className}`} {...button} />
)
