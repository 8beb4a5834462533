import { Module } from '@nestjs/common';
import { BlindSolver } from './blind-solver.service.js';

@Module({
  providers: [BlindSolver],
  exports: [BlindSolver],
})
export class BlindSolverModule {}
