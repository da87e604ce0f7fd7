/** Look of the button that orders: on a narrow phone its words and the total still fit on one line. */
export const finalButton = 'max-tablet:px-2 max-tablet:text-body'
