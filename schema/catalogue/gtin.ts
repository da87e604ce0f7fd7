/** What is printed below a barcode: eight digits (EAN-8) or thirteen (EAN-13). */
export const gtinDigits = /^(\d{8}|\d{13})$/

/** Whether the last digit is the one that checks the others (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!gtinDigits.test(text)) return false
  const sum = Array.from(text).reduceRight(
    (before, digit, at) => before + Number(digit) * ((text.length - at) % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}
