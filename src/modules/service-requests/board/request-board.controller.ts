import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { BoardPostChange, RequestBoardResponse } from './board.dto.js';
import { RequestBoard } from './request-board.service.js';

/** The landlord's switch: a request is on the job board only if its landlord wants that. */
@ApiTags('job board')
@Controller('service-requests/:id/board')
export class RequestBoardController {
  constructor(private readonly board: RequestBoard) {}

  /** What the board shows of a request, and which suppliers are interested. */
  @Roles('landlord')
  @Get()
  read(@Param('id', IdPipe) id: string): Promise<RequestBoardResponse> {
    return this.board.read(id);
  }

  /** Shows an approved request on the board, or changes its text. 400 if the text reveals too much, 422 in another state. */
  @Roles('landlord')
  @Put()
  async show(@Param('id', IdPipe) id: string, @Body() body: BoardPostChange): Promise<RequestBoardResponse> {
    await this.board.show(id, body);
    return this.board.read(id);
  }

  /** Removes it from the board. 404 if it was never shown. */
  @Roles('landlord')
  @Delete()
  @HttpCode(204)
  hide(@Param('id', IdPipe) id: string): Promise<void> {
    return this.board.hide(id);
  }
}
