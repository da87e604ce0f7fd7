import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addressAt } from '../../../../../schema/base/call.ts'
import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import { monthSheet } from '../../../../../schema/time/officeCalls.ts'
import { call as send } from '../../../../data/engine/http.ts'
import { isFailure, ServerRefusal, sentenceOf } from '../../../server/failures.ts'
import { texts } from './texts.ts'

interface Sheets {
  /** Asks for the month of these people, one after the other. */
  readonly take: (people: readonly number[]) => void
  readonly again: () => void
  /** Of all who worked, were away or had a contract; none before everybody's are there. */
  readonly sheets: readonly MonthSheet[]
  /** So many have come. */
  readonly done: number
  readonly isBusy: boolean
  readonly problem: string | null
}

const none: readonly MonthSheet[] = []

/** The sheets of a month (YYYY-MM) of many people. */
export function useSheets(month: string): Sheets {
  const [done, setDone] = useState(0)
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: async (people: readonly number[]) => {
      const sheets: MonthSheet[] = []
      for (const [index, user] of people.entries()) {
        setDone(index)
        const answer = await send<MonthSheet>(addressAt(monthSheet.path, { user, month }))
        if (!answer.ok) throw new ServerRefusal(answer.errors)
        sheets.push(answer.data)
      }
      return sheets.filter(hasSomething)
    },
    throwOnError: failed => !isFailure(failed),
  })
  return {
    take: people => mutate(people),
    again: () => variables && mutate(variables),
    sheets: data ?? none,
    done,
    isBusy: isPending,
    problem: error && sentenceOf(error, { offline: texts.sheets.offline }),
  }
}

/** Who neither had a contract nor worked has nothing to sign. */
const hasSomething = ({ vacation, activities, sums }: MonthSheet): boolean =>
  vacation !== null || activities.length > 0 || sums.credit > 0
