import type { Meta } from '@storybook/react-vite';
import { LONG_NAME } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { DataTable } from './data-table.js';

export default { component: DataTable, parameters: { isForAdults: true } } satisfies Meta;

const COLUMNS = ['Name', 'Papers', 'Marks', 'Last paper'];

const Row = ({ name }: { name: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>12</td>
    <td>48 of 60</td>
    <td>24 Nov 2026</td>
  </tr>
);

export const InItsStates = () => (
  <States
    of={{
      empty: (
        <DataTable label="No children" columns={COLUMNS}>
          {null}
        </DataTable>
      ),
      filled: (
        <DataTable label="Children" columns={COLUMNS}>
          <Row name="Mei Tan" />
          <Row name="Jun Lim" />
        </DataTable>
      ),
      'long name': (
        <DataTable label="Children with long names" columns={COLUMNS}>
          <Row name={LONG_NAME} />
        </DataTable>
      ),
    }}
  />
);
